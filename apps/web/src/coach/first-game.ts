import type { MatchSetup } from '../worker/messages.ts'

// Cards of the classic decks, which are there from the start, and a seed with a hand that can be explained.
const MINE = '17 Mountain\n8 Jackal Pup\n4 Mogg Fanatic\n4 Goblin Lackey\n7 Lightning Bolt'
const THEIRS = '17 Forest\n8 Llanowar Elves\n8 Basking Rootwalla\n7 Wild Mongrel'
export const FIRST_GAME_SEED = 'first game 1'

/** The game that explains itself. */
export const firstGameFor = (name: string): MatchSetup => ({
  decks: [
    { title: 'Your first deck', text: MINE },
    { title: 'Forest creatures', text: THEIRS },
  ],
  names: [name, 'Bot'],
  bot: 'heuristic',
  starts: 'you',
  seed: FIRST_GAME_SEED,
  bestOf: 1,
  kitchenTable: false,
  hotSeat: false,
})
