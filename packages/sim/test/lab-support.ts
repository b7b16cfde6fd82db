import { parseReplay, verifyReplay } from '@spellwright/formats'

export * from '../src/index.ts'

/** Plays a replay back and compares it. */
export const verifyReplayText = (text: string) => verifyReplay(parseReplay(text))
