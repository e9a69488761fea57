/// The phrases there are. The name of a case is the key of the catalog under which its words stand.
///
/// What a phrase is for, and what its arguments are, stands in the catalog's comment, where the
/// translators read it; the first word of a key says what it belongs to. Code and catalog hold the
/// same keys; a test compares them.
public enum PhraseKey: String, CaseIterable, Sendable {
  case focusEmptyList, focusEmptySection, focusEndOfList, focusFirstSection, focusItem,
    focusItemInSection, focusItemInSectionWithConditions, focusItemWithConditions, focusLastSection,
    focusStartOfList, focusTerse, focusTerseEmptySection, focusTerseInSection, focusTersePosition
  case detailAfter, detailBefore, detailBetween, detailFrom, detailFromSection
  case conditionBreak, conditionChecked, conditionDrop, conditionEdit, conditionExec,
    conditionFixed, conditionFixup, conditionLabel, conditionLifted, conditionMerge, conditionNoop,
    conditionPick, conditionPinnedFirst, conditionPinnedLast, conditionReset, conditionReword,
    conditionSelected,
    conditionSquash, conditionUnchecked, conditionUpdateRef
  case spotItem, spotItemInSection, spotItems, spotItemsInSection
  case sentencesTwo

  case actionBecomes, actionBecomesInSection, actionItemsBecome, actionItemsBecomeInSection,
    actionMoveAfter, actionMoveBefore, actionMoveEarlier, actionMoveItemsAfter,
    actionMoveItemsEarlier, actionMoveItemsLater, actionMoveItemsLeft, actionMoveItemsRight,
    actionMoveItemsRowDown, actionMoveItemsRowUp, actionMoveItemsToEnd,
    actionMoveItemsToEndOfSection, actionMoveItemsToPosition, actionMoveItemsToStart,
    actionMoveItemsToStartOfSection, actionMoveLater, actionMoveLeft, actionMoveRight,
    actionMoveRowDown, actionMoveRowUp, actionMoveToEnd, actionMoveToEndOfSection,
    actionMoveToPosition, actionMoveToStart, actionMoveToStartOfSection, actionMoveItemsBefore

  case movedItem, movedItemAfter, movedItemBefore, movedItems, movedItemsAfter, movedItemsToEnd,
    movedItemsToEndOfSection, movedItemsToStart, movedItemsToStartOfSection, movedItemToEnd,
    movedItemToEndOfSection, movedItemToStart, movedItemToStartOfSection, movedItemsBefore
  case unchangedItemInSection, unchangedItems, unchangedItemsInSection, unchangedItem
  case undoneItemInSection, undoneItems, undoneItemsApart, undoneItemsInSection, undoneItem,
    undoneRevision, undoneRevisionTo
  case redone, redoneRevision, redoneRevisionTo
  case undoNothing
  case redoNothing
  case editInsertedItem, editInsertedItems, editInsertedSection, editRemovedItem, editRemovedItems,
    editRemovedSection, editReplacedItem, editReplacedItems, editReplacedSection

  case refusalAnchorInOtherSection, refusalAnchorPinnedFirst, refusalAnchorPinnedLast,
    refusalDeclined, refusalDeclinedBecause, refusalDisabled, refusalDisabledBecause,
    refusalDuplicateSource, refusalFixed, refusalItemExists, refusalMeaningBefore,
    refusalMeaningEnd, refusalMeaningEndOfSection, refusalMisplacedPin,
    refusalMissingAnchor, refusalMissingItem, refusalMissingSection, refusalMore,
    refusalNoOtherPlace, refusalNoSources, refusalNotAccepted, refusalOutOfRange,
    refusalOutOfRangeOnlyPlace, refusalPinnedFirst, refusalPinnedLast,
    refusalSectionExists

  case nameBlankLine, nameOrdinal, nameOrdinalBeforeWords, nameUntitled, nameUntitledSection,
    nameUntitledSectionOf

  case selectCount, selectItem, selectNone, selectNotItem
  case liftAfter, liftBefore, liftItem, liftItems, liftNone, liftStays, liftToEndOfSection
  case cancelledItem, cancelledItemInSection, cancelledItems, cancelledItemsApart,
    cancelledItemsInSection

  case findNone, findNothing
  case whereUnsaved, whereUnsavedEdits
  case orderCount, orderItem, orderItemWithConditions, orderSection
  case changesItem, changesNew, changesNone, changesRevised
  case repeatNothing
  case hintMenu
  case searchAfter, searchBefore, searchEnd, searchStart
  case spellCapital, spellLeft, spellPair

  case menuCommandAbandon, menuCommandChanges, menuCommandFind, menuCommandHelp, menuCommandLift,
    menuCommandMoveTo, menuCommandOrder, menuCommandQuit, menuCommandRedo, menuCommandSave,
    menuCommandSelect, menuCommandSelectAll, menuCommandUndo, menuCommandWhere
  case menuCount, menuEntry, menuLeft, menuMatches, menuMore, menuNoEarlier, menuNoEnd, menuNoEntry,
    menuNoLater, menuNoMore, menuNoStart

  case commandIncomplete, commandUnknown
  case itemNotFound, itemUnclear
  case sectionNotFound, sectionUnclear
  case verbosityFull, verbosityNormal, verbosityTerse
  case speechBack, speechOff, speechOn, speechStopped

  case speechCheckAddress, speechCheckAddressAlone, speechCheckHeard, speechCheckModule,
    speechCheckModuleMissing, speechCheckNoSounds, speechCheckNoVoice, speechCheckNoVoiceAtAll,
    speechCheckStarted,
    speechCheckVoiceMissing, speechCheckVoiceOfNames, speechCheckVoiceOfSentences,
    speechCheckVoiceOfSettings, speechCheckWord
  case speechGroundInEmacs, speechGroundNoTerminal, speechGroundOverNetwork,
    speechGroundScreenReader, speechGroundSpeaks, speechGroundTurnedOff, speechGroundWouldSpeak
  case speechProblemBadAddress, speechProblemCut, speechProblemLost,
    speechProblemModuleNotAnswering,
    speechProblemNoModule,
    speechProblemNoSocket, speechProblemNoSound, speechProblemNotAllowed,
    speechProblemNotAnswering, speechProblemNotASocket, speechProblemNotASpeechServer,
    speechProblemNotBuiltIn, speechProblemRefused, speechProblemWaiting
  case speechRemedyAddress, speechRemedyAgain, speechRemedyBuild, speechRemedyInstall,
    speechRemedyLog, speechRemedyModule, speechRemedyOwnServer, speechRemedyQuiet,
    speechRemedyRestart,
    speechRemedyRestartThere,
    speechRemedySound, speechRemedyStart, speechRemedyStartFailed, speechRemedyStartThere
  case speechVoice, speechVoicesMore, speechVoicesNone, speechVoicesNoneAtAll

  case silenceInEmacs, silenceLost, silenceNoEnd, silenceNoServer, silenceNotAnswering,
    silenceNotBuiltIn,
    silenceNoTerminal, silenceOverNetwork

  case swipeActionDestructive, swipeActionDisabled, swipeClosed, swipeClosedDirection,
    swipeClosedEmpty, swipeDisabledBecause, swipeDrawnClosed, swipeDrawnLeft, swipeDrawnRight
  case swipeIgnoredActionChanged, swipeIgnoredActionDisabled, swipeIgnoredAlreadyOpen,
    swipeIgnoredCancelled, swipeIgnoredDisabled, swipeIgnoredFlungBack, swipeIgnoredMissingRow,
    swipeIgnoredNoActions, swipeIgnoredNoGesture, swipeIgnoredNoSuchAction, swipeIgnoredNothingOpen,
    swipeIgnoredNotPresented, swipeIgnoredTooShort
  case swipeLineAnnounced, swipeLineClosedByDrag, swipeLineClosedByOtherRow,
    swipeLineClosedByPerforming, swipeLineClosedByScroll, swipeLineClosedByTapOutside,
    swipeLineClosedByTapRow, swipeLineIgnored, swipeLineLeadingLeft, swipeLineLeadingRight,
    swipeLineNotPresented, swipeLinePerformedByFullSwipe, swipeLinePerformedByTap,
    swipeLinePresented, swipeLineTrailingLeft, swipeLineTrailingRight
  case swipeNotAsExpected, swipeOpenedLeading, swipeOpenedTerse, swipeOpenedTrailing,
    swipePerformed, swipePerformedRemoved, swipeRemoved, swipeSideLeft, swipeSideRight

  case saveDone, saveLater, saveMerged, saveMergedEdits, saveNothing, saveNotMerged
  case quitClosed, quitDiscarded, quitEndOfInput, quitEndOfInputEdits, quitQuestion,
    quitQuestionEdits, quitStay
  case abandonDone, abandonQuestion
  case answerDiscard, answerNo, answerSave, answerYes

  case applyNotDone
  case errorAbout, errorAboutLine, errorBadCatalog, errorBadEvent, errorBadPhrase, errorBadValue,
    errorBothFromInput, errorCannotRead, errorCannotWrite, errorChangedOnDisk, errorClosed,
    errorDamaged, errorDevice, errorDifference, errorInvalidJSON, errorIsDirectory, errorLinkLoop,
    errorMeaningWouldChange, errorMisplacedPin, errorMissingDestination, errorMissingDifference,
    errorMissingEvent, errorMissingFile, errorMissingItem, errorMissingMember,
    errorMissingSpeechTopic, errorNameTooLong, errorNoBackup, errorNoSpace, errorNotABoard,
    errorNotADifference, errorNotAFolder, errorNoTerminal, errorNotFound, errorNotRegular,
    errorOptionNeedsValue, errorOptionTakesNoValue, errorOutput, errorOutputNeeded,
    errorOutputNoSpace, errorPermission, errorQuota, errorReadOnly, errorRepeatedItem,
    errorRepeatedSection, errorSeveralDestinations, errorStandardInput, errorStandardOutput,
    errorTooBig, errorTooLong, errorTooManyOpen, errorTooManyOperands, errorUnexpected,
    errorUnexpectedValue, errorUnknownCommand, errorUnknownOption, errorUnknownOptionNear

  case settingBadValue, settingFileTooLong, settingMoreFaults, settingNotRegular, settingNotText,
    settingNoValue,
    settingRangeLanguage, settingRangeName, settingRangeNumbers, settingRangeWord, settingUnknown,
    settingUnknownNear

  case promptDestination, promptFind, promptLeft, promptMenu
  case keyUnknown
  case rowActionCheck, rowActionDelete, rowActionDrop, rowActionDuplicate, rowActionEdit,
    rowActionFixup, rowActionItem, rowActionOn, rowActionPick, rowActionReword, rowActionSquash,
    rowActionUncheck, rowActionUnknown, rowConfirm, rowLifted
  case restoreDone, restoreDropped, restorePartly, restorePartlyGone, restoreQuestion,
    restoreQuestionEdits

  case helpActions, helpApply, helpHelp, helpInteractive
  case helpKeyEnds, helpKeyFind, helpKeyHelp, helpKeyLift, helpKeyMenu, helpKeyOrder, helpKeyQuit,
    helpKeyRow, helpKeySave, helpKeySections, helpKeySelect, helpKeySpeech, helpKeySteps, helpKeyTo,
    helpKeyUndo, helpKeyWalk, helpKeyWhere
  case helpLineAbandon, helpLineAction, helpLineEarlier, helpLineFind, helpLineFirst, helpLineHelp,
    helpLineLast,
    helpLineLater, helpLineLift, helpLineMenu, helpLineMove, helpLineMoveTo, helpLineNext,
    helpLineNumber, helpLineOrder, helpLinePrevious, helpLineQuit, helpLineRow, helpLineSave,
    helpLineSection,
    helpLineSelect, helpLineSelectAll, helpLineUndo, helpLineVerbosity, helpLineWhere
  case helpList, helpMove, helpOverview, helpSettings, helpSpeech, helpSwipe

  case characterArabicLetterMark, characterBackspace, characterBell, characterByteOrderMark,
    characterControl, characterDamma, characterDammatan, characterDelete, characterDirection,
    characterEscape, characterFatha, characterFathatan, characterFirstStrongIsolate, characterFlag,
    characterJoined, characterKasra, characterKasratan, characterLeftToRightEmbedding,
    characterLeftToRightIsolate, characterLeftToRightMark, characterLeftToRightOverride,
    characterLineBreak, characterNoBreakSpace, characterNull, characterPopDirection,
    characterPopIsolate, characterReplacement, characterRightToLeftEmbedding,
    characterRightToLeftIsolate, characterRightToLeftMark, characterRightToLeftOverride,
    characterShadda, characterSoftHyphen, characterSpace, characterSukun, characterTab,
    characterTimes, characterToneDark, characterToneLight, characterToneMedium,
    characterToneMediumDark, characterToneMediumLight, characterWordJoiner,
    characterZeroWidthJoiner, characterZeroWidthNonJoiner, characterZeroWidthSpace
}
