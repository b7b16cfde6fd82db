import { all, card, dies, enters, keyword, pump, triggered } from '@spellwright/dsl'

export const massacreGirl = card({
  name: 'Massacre Girl',
  cost: '{3}{B}{B}',
  type: 'Legendary Creature — Human Assassin',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('menace'),
    triggered({
      on: enters('self'),
      effects: [
        pump(all({ type: 'creature', other: true }), -1, -1),
        {
          kind: 'delayedTrigger',
          on: dies({ type: 'creature' }),
          lasts: 'everyTimeThisTurn',
          effects: [pump(all({ type: 'creature', other: true }), -1, -1)],
        },
      ],
    }),
  ],
})
