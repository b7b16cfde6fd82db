import { card, count, rule } from '@spellwright/dsl'

export const karadorGhostChieftain = card({
  name: 'Karador, Ghost Chieftain',
  cost: '{5}{W}{B}{G}',
  type: 'Legendary Creature — Centaur Spirit',
  power: 3,
  toughness: 4,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: { kind: 'reduce', mana: '{1}', times: count({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
      },
      { zone: 'everywhere' },
    ),
    rule(
      {
        kind: 'mayPlayFrom',
        player: 'you',
        zone: 'graveyard',
        what: { type: 'creature', owner: 'you' },
        verb: 'cast',
        perTurn: 1,
      },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
