import { card, count, createToken, gainLife, loseLife, spell, targetOpponent, the } from '@spellwright/dsl'
import { thopter } from '../../../tokens.ts'

export const hauntTheNetwork = card({
  name: 'Haunt the Network',
  cost: '{3}{U}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        createToken(2, thopter),
        loseLife(count({ type: 'artifact', controller: 'you' }), the('player')),
        gainLife(count({ type: 'artifact', controller: 'you' })),
      ],
    }),
  ],
})
