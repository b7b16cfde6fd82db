import { activated, card, discard, draw, mana, targetOpponent, the, triggered } from '@spellwright/dsl'

export const sphinxsTutelage = card({
  name: "Sphinx's Tutelage",
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'drawn', player: 'you' },
      targets: { player: targetOpponent },
      effects: [
        {
          kind: 'repeatProcess',
          effects: [{ kind: 'mill', player: the('player'), count: 2, as: 'milled' }],
          while: { kind: 'shareColor', among: the('milled'), filter: { not: { type: 'land' } } },
        },
      ],
    }),
    activated({ cost: [mana('{5}{U}')], effects: [draw(1), discard(1)] }),
  ],
})
