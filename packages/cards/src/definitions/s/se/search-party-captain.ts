import { card, draw, enters, rule, triggered } from '@spellwright/dsl'

export const searchPartyCaptain = card({
  name: 'Search Party Captain',
  cost: '{3}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 2,
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
            kind: 'events',
            event: { kind: 'attacks', object: { type: 'creature', controller: 'you' } },
            when: 'thisTurn',
            distinct: 'objects',
          },
        },
      },
      { zone: 'everywhere' },
    ),
    triggered({ on: enters('self'), effects: [draw(1)] }),
  ],
})
