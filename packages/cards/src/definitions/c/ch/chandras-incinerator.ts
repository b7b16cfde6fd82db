import { card, dealDamage, eventAmount, keyword, rule, target, the, triggered } from '@spellwright/dsl'

export const chandrasIncinerator = card({
  name: "Chandra's Incinerator",
  cost: '{5}{R}',
  type: 'Creature — Elemental',
  power: 6,
  toughness: 6,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: {
            kind: 'eventTotal',
            event: { kind: 'damage', to: { player: 'opponent' }, combat: 'noncombat' },
            when: 'thisTurn',
          },
        },
      },
      { zone: 'everywhere' },
    ),
    keyword('trample'),
    triggered({
      on: { kind: 'damage', source: { controller: 'you' }, to: { player: 'opponent' }, combat: 'noncombat' },
      targets: { victim: target({ type: ['creature', 'planeswalker'], controller: 'eventPlayer' }) },
      effects: [dealDamage(eventAmount, the('victim'))],
    }),
  ],
})
