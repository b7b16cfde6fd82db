import {
  card,
  controllerOf,
  counterSpell,
  destroy,
  draw,
  enters,
  keyword,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const ertaiResurrected = card({
  name: 'Ertai Resurrected',
  cost: '{2}{U}{B}',
  type: 'Legendary Creature — Phyrexian Human Wizard',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      modes: {
        min: 0,
        max: 1,
        options: [
          {
            targets: { spell: target({ zone: 'stack', stackKind: 'any' }) },
            effects: [counterSpell(the('spell')), draw(1, controllerOf(the('spell')))],
          },
          {
            targets: { permanent: target({ type: ['creature', 'planeswalker'], other: true }) },
            effects: [destroy(the('permanent')), draw(1, controllerOf(the('permanent')))],
          },
        ],
      },
      effects: [],
    }),
  ],
})
