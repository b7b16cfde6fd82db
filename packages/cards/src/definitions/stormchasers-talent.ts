import {
  card,
  createToken,
  enters,
  keyword,
  mana,
  returnTo,
  target,
  the,
  token,
  triggered,
  youCast,
} from '@spellwright/dsl'

const OTTER = token({
  colors: ['U', 'R'],
  type: 'Creature — Otter',
  power: 1,
  toughness: 1,
  abilities: [keyword('prowess')],
})

export const stormchasersTalent = card({
  name: "Stormchaser's Talent",
  cost: '{U}',
  type: 'Enchantment — Class',
  abilities: [
    triggered({ on: enters('self'), effects: [createToken(1, OTTER)] }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{3}{U}')],
      abilities: [
        triggered({
          on: { kind: 'becameLevel', object: 'self', level: 2 },
          targets: { target: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
          effects: [returnTo('hand', the('target'))],
        }),
      ],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{5}{U}')],
      abilities: [triggered({ on: youCast({ type: ['instant', 'sorcery'] }), effects: [createToken(1, OTTER)] })],
    },
  ],
})
