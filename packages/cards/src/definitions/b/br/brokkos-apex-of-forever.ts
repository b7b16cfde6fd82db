import { card, keyword, mana, rule } from '@spellwright/dsl'

export const brokkosApexOfForever = card({
  name: 'Brokkos, Apex of Forever',
  cost: '{2}{B}{G}{U}',
  type: 'Legendary Creature — Nightmare Beast Elemental',
  power: 6,
  toughness: 6,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{2}{U/B}{G}{G}')] }),
    keyword('trample'),
    rule(
      { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self', using: 'mutate' },
      { zone: 'graveyard' },
    ),
  ],
})
