/** What `Game.ask` throws to `Game.runToAnswer`. Rules never catch these. */

/** The open question has not been answered yet. */
export const UNANSWERED: unique symbol = Symbol('unanswered')

/** The game ended in the middle of something (CR 104.1), which is not continued. */
export const GAME_OVER: unique symbol = Symbol('game over')
