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
    conditionPinnedFirst, conditionPinnedLast, conditionReset, conditionReword, conditionSelected,
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
  case undoneItemInSection, undoneItems, undoneItemsApart, undoneItemsInSection, undoneItem
  case redone
  case undoNothing
  case redoNothing
  case editInsertedItem, editInsertedItems, editRemovedItem, editRemovedItems, editReplacedItem,
    editReplacedItems

  case refusalAnchorInOtherSection, refusalAnchorPinnedFirst, refusalAnchorPinnedLast,
    refusalDeclined, refusalDeclinedBecause, refusalDisabled, refusalDisabledBecause,
    refusalDuplicateSource, refusalFixed, refusalItemExists, refusalMisplacedPin,
    refusalMissingAnchor, refusalMissingItem, refusalMissingSection, refusalMore,
    refusalNoOtherPlace, refusalNoSources, refusalNotAccepted, refusalOutOfRange,
    refusalOutOfRangeOnlyPlace, refusalPinnedFirst, refusalPinnedLast

  case nameBlankLine, nameOrdinal, nameOrdinalBeforeWords, nameUntitled, nameUntitledSection

  case selectCount, selectItem, selectNone, selectNotItem
  case liftAfter, liftBefore, liftItem, liftItems, liftNone, liftStays, liftToEndOfSection
  case cancelledItem, cancelledItemInSection, cancelledItems, cancelledItemsApart,
    cancelledItemsInSection

  case findNone, findNothing
  case whereUnsaved
  case orderCount, orderItem, orderItemWithConditions, orderSection
  case changesItem, changesNone
  case repeatNothing
  case hintMenu
  case searchAfter, searchBefore, searchEnd, searchStart
  case spellCapital

  case menuCommandAbandon, menuCommandChanges, menuCommandHelp, menuCommandLift, menuCommandOrder,
    menuCommandQuit, menuCommandRedo, menuCommandSave, menuCommandSelect, menuCommandSelectAll,
    menuCommandUndo, menuCommandWhere
  case menuCount, menuEntry, menuLeft, menuMatches, menuMore, menuNoEarlier, menuNoEnd, menuNoEntry,
    menuNoLater, menuNoMore, menuNoStart

  case commandIncomplete, commandUnknown
  case itemNotFound, itemUnclear
  case sectionNotFound, sectionUnclear
  case verbosityFull, verbosityNormal, verbosityTerse
  case speechBack, speechOff, speechOn, speechStopped

  case silenceInEmacs, silenceLost, silenceNoServer, silenceNotAnswering, silenceNotBuiltIn,
    silenceNoTerminal, silenceOverNetwork

  case swipeActionDestructive, swipeActionDisabled, swipeClosed, swipeClosedDirection,
    swipeClosedEmpty, swipeDisabledBecause
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

  case saveDone, saveLater, saveMerged, saveNothing, saveNotMerged
  case quitClosed, quitDiscarded, quitEndOfInput, quitQuestion, quitStay
  case abandonDone, abandonQuestion
  case answerDiscard, answerNo, answerSave, answerStay, answerYes

  case applyNotDone
  case errorAbout, errorAboutLine, errorBadCatalog, errorBadEvent, errorBadValue,
    errorBothFromInput, errorCannotRead, errorCannotWrite, errorChangedOnDisk, errorDamaged,
    errorDifference, errorInvalidJSON, errorIsDirectory, errorMeaningWouldChange, errorMisplacedPin,
    errorMissingDestination, errorMissingDifference, errorMissingEvent, errorMissingFile,
    errorMissingItem, errorMissingMember, errorNoBackup, errorNoSpace, errorNotABoard,
    errorNotADifference, errorNoTerminal, errorNotFound, errorNotRegular, errorOptionNeedsValue,
    errorOptionTakesNoValue, errorOutput, errorOutputNeeded, errorPermission, errorReadOnly,
    errorRepeatedItem, errorRepeatedSection, errorSeveralDestinations, errorStandardInput,
    errorStandardOutput, errorTooLong, errorTooManyOperands, errorUnexpectedValue,
    errorUnknownCommand, errorUnknownOption, errorUnknownOptionNear

  case promptDestination, promptFind, promptLeft, promptMenu
  case keyUnknown
  case rowNone
  case restoreDone, restoreDropped, restorePartly, restoreQuestion

  case helpActions, helpApply, helpHelp, helpInteractive
  case helpKeyEnds, helpKeyFind, helpKeyHelp, helpKeyLift, helpKeyMenu, helpKeyOrder, helpKeyQuit,
    helpKeySave, helpKeySections, helpKeySelect, helpKeySpeech, helpKeySteps, helpKeyTo,
    helpKeyUndo, helpKeyWalk, helpKeyWhere
  case helpLineAbandon, helpLineEarlier, helpLineFind, helpLineFirst, helpLineHelp, helpLineLast,
    helpLineLater, helpLineLift, helpLineMenu, helpLineMove, helpLineMoveTo, helpLineNext,
    helpLineNumber, helpLineOrder, helpLinePrevious, helpLineQuit, helpLineSave, helpLineSection,
    helpLineSelect, helpLineSelectAll, helpLineUndo, helpLineVerbosity, helpLineWhere
  case helpList, helpMove, helpOverview, helpSwipe

  case characterBackspace, characterBell, characterControl, characterDelete, characterDirection,
    characterEscape, characterLineBreak, characterNull, characterSpace, characterTab
}
