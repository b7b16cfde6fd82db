import { card, count, createToken, gainLife, spell, when } from '@spellwright/dsl'
import { whiteSoldier } from '../../tokens.ts'

export const timelyReinforcements = card({
  name: 'Timely Reinforcements',
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        when(
          {
            kind: 'compare',
            quantity: { kind: 'lifeOf', player: 'you' },
            is: { lessThan: { kind: 'lifeOf', player: 'opponent' } },
          },
          gainLife(6),
        ),
        when(
          {
            kind: 'compare',
            quantity: count({ type: 'creature', controller: 'you' }),
            is: { lessThan: count({ type: 'creature', controller: 'opponent' }) },
          },
          createToken(3, whiteSoldier),
        ),
      ],
    }),
  ],
})
