import {
  activated,
  addMana,
  card,
  createToken,
  draw,
  exile,
  sacrificeSelf,
  spell,
  target,
  targetPlayer,
  the,
  token,
  upTo,
  X,
} from '@spellwright/dsl'

const spawn = token({
  colors: [],
  type: 'Creature — Eldrazi Spawn',
  power: 0,
  toughness: 1,
  abilities: [activated({ cost: [sacrificeSelf], effects: [addMana('{C}')] })],
})

export const kozileksCommand = card({
  name: "Kozilek's Command",
  cost: '{X}{C}{C}',
  type: 'Kindred Instant — Eldrazi',
  abilities: [
    spell({
      modes: {
        min: 2,
        max: 2,
        options: [
          { targets: { creator: targetPlayer }, effects: [createToken(X, spawn, the('creator'))] },
          {
            targets: { scryer: targetPlayer },
            effects: [{ kind: 'scry', player: the('scryer'), count: X }, draw(1, the('scryer'))],
          },
          {
            targets: { creature: target({ type: 'creature', manaValue: { atMost: X } }) },
            effects: [exile(the('creature'))],
          },
          { targets: { cards: target({ zone: 'graveyard' }, { count: upTo(X) }) }, effects: [exile(the('cards'))] },
        ],
      },
      effects: [],
    }),
  ],
})
