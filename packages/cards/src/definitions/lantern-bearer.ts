import { continuous, gain, keyword, mana, modifyPT, replacement, twoFaced } from '@spellwright/dsl'

export const lanternBearer = twoFaced(
  'transform',
  {
    name: 'Lantern Bearer',
    cost: '{U}',
    type: 'Creature — Spirit',
    power: 1,
    toughness: 1,
    abilities: [keyword('flying'), keyword({ kind: 'disturb', cost: [mana('{2}{U}')] })],
  },
  {
    name: "Lanterns' Lift",
    type: 'Enchantment — Aura',
    colorIndicator: ['U'],
    abilities: [
      keyword({ kind: 'enchant', what: { type: 'creature' } }),
      continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('flying')] }),
      replacement(
        { kind: 'zoneChange', object: 'self', to: 'graveyard', instead: { to: 'exile' } },
        { zone: 'everywhere' },
      ),
    ],
  },
)
