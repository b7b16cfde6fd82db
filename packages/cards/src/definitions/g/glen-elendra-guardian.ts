import {
  activated,
  card,
  controllerOf,
  counterSpell,
  draw,
  keywords,
  mana,
  removeCounter,
  targetSpell,
  the,
} from '@spellwright/dsl'

export const glenElendraGuardian = card({
  name: 'Glen Elendra Guardian',
  cost: '{2}{U}',
  type: 'Creature — Faerie Wizard',
  power: 3,
  toughness: 4,
  abilities: [
    ...keywords('flash', 'flying'),
    {
      kind: 'static',
      replacement: {
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'counters',
            counter: '-1/-1',
            count: 1,
          },
        ],
      },
    },
    activated({
      cost: [mana('{1}{U}'), removeCounter('any')],
      targets: { spell: targetSpell({ not: { type: 'creature' } }) },
      effects: [counterSpell(the('spell')), draw(1, controllerOf(the('spell')))],
    }),
  ],
})
