import { gainLife, loseLife, returnTo, spell, target, targetOpponent, the, twoFaced } from '@spellwright/dsl'

export const revivalRevenge = twoFaced(
  'split',
  {
    name: 'Revival',
    cost: '{W/B}{W/B}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 3 } }) },
        effects: [returnTo('battlefield', the('card'))],
      }),
    ],
  },
  {
    name: 'Revenge',
    cost: '{4}{W}{B}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { opponent: targetOpponent },
        effects: [
          gainLife({ kind: 'lifeOf', player: 'you' }),
          loseLife(
            { kind: 'half', quantity: { kind: 'lifeOf', player: the('opponent') }, round: 'up' },
            the('opponent'),
          ),
        ],
      }),
    ],
  },
)
