/** What `Game.ask` throws to the driver of the game. Rules never catch these. */

/** Nobody has answered the open question yet. */
export const UNANSWERED: unique symbol = Symbol('unanswered')

/** The game ended while the rules were in the middle of something (CR 104.1): what is left is not done. */
export const GAME_OVER: unique symbol = Symbol('game over')
