import { type Condition, card, destroy, spell, target, the } from '@spellwright/dsl'

const descended: Condition = {
  kind: 'happened',
  event: { kind: 'zoneChange', object: { is: ['permanentCard', 'nontoken'], owner: 'you' }, to: 'graveyard' },
  when: 'thisTurn',
}

export const moltenCollapse = card({
  name: 'Molten Collapse',
  cost: '{B}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: { kind: 'if', condition: descended, then: 2, else: 1 },
        options: [
          { targets: { big: target({ type: ['creature', 'planeswalker'] }) }, effects: [destroy(the('big'))] },
          {
            targets: { small: target({ not: { type: ['creature', 'land'] }, manaValue: { atMost: 1 } }) },
            effects: [destroy(the('small'))],
          },
        ],
      },
      effects: [],
    }),
  ],
})
