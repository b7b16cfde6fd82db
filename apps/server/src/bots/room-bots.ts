import type { Welcome } from '@spellwright/protocol'
import { type BotName, LEVEL_NAMES, LEVEL_TEXTS, looksAhead } from 'spellwright/play'

/** The bots that are offered, and names under which rooms of earlier versions know theirs. */
const OFFERED = [...LEVEL_NAMES, 'random'] as const
/** The bots that may sit at a table. */
export const ROOM_BOTS = [...OFFERED, 'heuristic', 'search'] as const satisfies readonly BotName[]
export type RoomBot = (typeof ROOM_BOTS)[number]

export const isRoomBot = (name: string): name is RoomBot => (ROOM_BOTS as readonly string[]).includes(name)

/** A bot that looks ahead thinks in a thread of its own, so that no room has to wait for it. */
export const isThinker = (bot: BotName): boolean => looksAhead(bot)

const TEXTS: Readonly<Record<(typeof OFFERED)[number], Omit<Welcome['bots'][number], 'id'>>> = {
  ...LEVEL_TEXTS,
  random: { title: 'Random', description: 'Takes any legal action, without a plan.' },
}

export const roomBots = (): Welcome['bots'] => OFFERED.map((id) => ({ id, ...TEXTS[id] }))
