import { continuous, count, createToken, setBasePT, token, triggered, twoFaced } from '@spellwright/dsl'

export const dollmakersShopPorcelainGallery = twoFaced(
  'split',
  {
    name: "Dollmaker's Shop",
    type: 'Enchantment — Room',
    cost: '{1}{W}',
    abilities: [
      triggered({
        on: { kind: 'attackersDeclared', player: 'you', attackers: { type: 'creature', not: { subtype: 'Toy' } } },
        effects: [createToken(1, token({ colors: ['W'], type: 'Artifact Creature — Toy', power: 1, toughness: 1 }))],
      }),
    ],
  },
  {
    name: 'Porcelain Gallery',
    type: 'Enchantment — Room',
    cost: '{4}{W}{W}',
    abilities: [
      continuous({
        affects: { type: 'creature', controller: 'you' },
        apply: [setBasePT(count({ type: 'creature', controller: 'you' }))],
      }),
    ],
  },
)
