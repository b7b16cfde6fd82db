import { card, createToken, keyword, mana, spell, triggered, X } from '@spellwright/dsl'
import { whiteAngel, whiteSoldier } from '../tokens.ts'

export const decreeOfJustice = card({
  name: 'Decree of Justice',
  cost: '{X}{X}{2}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [createToken(X, whiteAngel)] }),
    keyword({ kind: 'cycling', cost: [mana('{2}{W}')] }),
    triggered({
      on: { kind: 'cycled', player: 'you', object: 'self' },
      effects: [
        { kind: 'mayPay', player: 'you', cost: [mana('{X}')], x: 'chosen', then: [createToken(X, whiteSoldier)] },
      ],
    }),
  ],
})
