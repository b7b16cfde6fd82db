import { card, createToken, spell } from '@spellwright/dsl'
import { whiteSoldier } from '../tokens.ts'

export const raiseTheAlarm = card({
  name: 'Raise the Alarm',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [spell({ effects: [createToken(2, whiteSoldier)] })],
})
