import { activated, card, destroy, enters, keyword, mana, target, the, triggered } from '@spellwright/dsl'

export const alphaDeathclaw = card({
  name: 'Alpha Deathclaw',
  cost: '{4}{B}{G}',
  type: 'Creature — Lizard Mutant',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('menace'),
    keyword('trample'),
    triggered({
      on: { kind: 'either', events: [enters('self'), { kind: 'becameMonstrous', object: 'self' }] },
      targets: { permanent: target({}) },
      effects: [destroy(the('permanent'))],
    }),
    activated({ cost: [mana('{5}{B}{G}')], effects: [{ kind: 'monstrosity', count: 4 }] }),
  ],
})
