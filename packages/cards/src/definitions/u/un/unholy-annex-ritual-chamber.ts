import {
  atBeginningOf,
  createToken,
  draw,
  gainLife,
  keyword,
  loseLife,
  token,
  triggered,
  twoFaced,
  youControl,
} from '@spellwright/dsl'

const demon = token({
  colors: ['B'],
  type: 'Creature — Demon',
  power: 6,
  toughness: 6,
  abilities: [keyword('flying')],
})

export const unholyAnnexRitualChamber = twoFaced(
  'split',
  {
    name: 'Unholy Annex',
    cost: '{2}{B}',
    type: 'Enchantment — Room',
    abilities: [
      triggered({
        on: atBeginningOf('end', 'you'),
        effects: [
          draw(1),
          {
            kind: 'if',
            condition: youControl({ subtype: 'Demon' }),
            then: [loseLife(2, 'opponent'), gainLife(2)],
            else: [loseLife(2)],
          },
        ],
      }),
    ],
  },
  {
    name: 'Ritual Chamber',
    cost: '{3}{B}{B}',
    type: 'Enchantment — Room',
    abilities: [triggered({ on: { kind: 'unlocked', player: 'you' }, effects: [createToken(1, demon)] })],
  },
)
