import { card, count, dealDamage, players, spell, targetOpponent, the, times } from '@spellwright/dsl'

export const bloodOath = card({
  name: 'Blood Oath',
  cost: '{3}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'cardType' }, as: 'type' },
        { kind: 'revealHand', player: the('player'), as: 'revealed' },
        dealDamage(
          times(3, count({ zone: 'hand', among: the('revealed'), cardType: { chosen: 'type' } })),
          players(the('player')),
        ),
      ],
    }),
  ],
})
