/** The mark of an ability that does something "only once each turn", set as it is done. */
export const DONE_THIS_TURN = 'doneThisTurn'
