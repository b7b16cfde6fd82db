import { activated, card, delirium, keywords, mana, returnTo, rule } from '@spellwright/dsl'

export const balustradeWurm = card({
  name: 'Balustrade Wurm',
  cost: '{3}{G}{G}',
  type: 'Creature — Wurm',
  power: 5,
  toughness: 5,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    ...keywords('trample', 'haste'),
    activated({
      abilityWord: 'Delirium',
      zone: 'graveyard',
      cost: [mana('{2}{G}{G}')],
      condition: delirium,
      timing: 'sorcery',
      effects: [returnTo('battlefield', 'self', { counters: { counter: 'finality', count: 1 } })],
    }),
  ],
})
