import { card, count, keyword, rule } from '@spellwright/dsl'

export const khalniHydra = card({
  name: 'Khalni Hydra',
  cost: '{G}{G}{G}{G}{G}{G}{G}{G}',
  type: 'Creature — Hydra',
  power: 8,
  toughness: 8,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: { kind: 'reduce', mana: '{G}', times: count({ type: 'creature', color: 'G', controller: 'you' }) },
      },
      { zone: 'everywhere' },
    ),
    keyword('trample'),
  ],
})
