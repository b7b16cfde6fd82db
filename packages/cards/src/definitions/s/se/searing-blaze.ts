import { type Condition, card, controllerOf, dealDamage, enters, spell, target, the } from '@spellwright/dsl'

const land: Condition = {
  kind: 'happened',
  event: enters({ type: 'land', controller: 'you' }),
  when: 'thisTurn',
}

export const searingBlaze = card({
  name: 'Searing Blaze',
  cost: '{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        player: { players: { player: 'any' }, objects: { type: 'planeswalker' } },
        creature: target({
          type: 'creature',
          any: [{ controller: the('player') }, { controller: controllerOf(the('player')) }],
        }),
      },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Landfall',
          condition: land,
          then: [dealDamage(3, the('player')), dealDamage(3, the('creature'))],
          else: [dealDamage(1, the('player')), dealDamage(1, the('creature'))],
        },
      ],
    }),
  ],
})
