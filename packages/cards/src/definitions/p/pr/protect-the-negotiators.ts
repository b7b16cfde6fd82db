import {
  card,
  controllerOf,
  count,
  counterSpell,
  createToken,
  keyword,
  kicked,
  mana,
  spell,
  targetSpell,
  the,
  unless,
  when,
} from '@spellwright/dsl'
import { whiteSoldier } from '../../../tokens.ts'

export const protectTheNegotiators = card({
  name: 'Protect the Negotiators',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{W}')] }),
    spell({
      targets: { spell: targetSpell() },
      effects: [
        when(kicked, createToken(1, whiteSoldier)),
        unless(
          controllerOf(the('spell')),
          [{ kind: 'generic', amount: count({ type: 'creature', controller: 'you' }) }],
          counterSpell(the('spell')),
        ),
      ],
    }),
  ],
})
