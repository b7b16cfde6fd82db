import {
  activated,
  card,
  createToken,
  dealsDamageToPlayer,
  destroy,
  loyalty,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const vraskaTheUnseen = card({
  name: 'Vraska the Unseen',
  cost: '{3}{B}{G}',
  type: 'Legendary Planeswalker — Vraska',
  loyalty: 5,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        {
          kind: 'delayedTrigger',
          on: { kind: 'damage', source: { type: 'creature' }, to: { object: 'self' }, combat: 'combat' },
          lasts: 'everyTimeUntilYourNextTurn',
          effects: [destroy('eventSource')],
        },
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [destroy(the('permanent'))],
    }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        createToken(
          3,
          token({
            colors: ['B'],
            type: 'Creature — Assassin',
            power: 1,
            toughness: 1,
            abilities: [
              triggered({
                on: dealsDamageToPlayer('self', 'combat'),
                effects: [{ kind: 'loseGame', player: 'eventPlayer' }],
              }),
            ],
          }),
        ),
      ],
    }),
  ],
})
