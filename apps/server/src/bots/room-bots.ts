import type { Welcome } from '@spellwright/protocol'
import type { BotName } from 'spellwright/play'

/** The bots that may sit at a table. */
export const ROOM_BOTS = ['heuristic', 'search', 'random'] as const satisfies readonly BotName[]
export type RoomBot = (typeof ROOM_BOTS)[number]

export const isRoomBot = (name: string): name is RoomBot => (ROOM_BOTS as readonly string[]).includes(name)

/** A bot that looks ahead thinks in a thread of its own, so that no room has to wait for it. */
export const isThinker = (bot: BotName): boolean => bot === 'search'

const TEXTS: Readonly<Record<RoomBot, Omit<Welcome['bots'][number], 'id'>>> = {
  heuristic: { title: 'Sensible', description: 'Looks at the table and does what usually works.' },
  search: {
    title: 'Thoughtful',
    description: 'Tries lines of play and takes the best; up to a second for each decision.',
  },
  random: { title: 'Random', description: 'Takes any legal action, without a plan.' },
}

export const roomBots = (): Welcome['bots'] => ROOM_BOTS.map((id) => ({ id, ...TEXTS[id] }))
