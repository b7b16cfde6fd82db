import {
  activated,
  card,
  createToken,
  mana,
  not,
  replacement,
  rule,
  tap,
  tapForMana,
  token,
  youControl,
} from '@spellwright/dsl'

export const realmOfKoh = card({
  name: 'Realm of Koh',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: not(youControl({ type: 'land', supertype: 'basic' })) },
    ),
    tapForMana('{B}'),
    activated({
      cost: [mana('{3}{B}'), tap],
      effects: [
        createToken(
          1,
          token({
            colors: [],
            type: 'Creature — Spirit',
            power: 1,
            toughness: 1,
            abilities: [
              rule({ kind: 'cantBlock', what: 'self', attackers: { not: { subtype: 'Spirit' } } }),
              rule({ kind: 'cantBeBlocked', what: 'self', by: { not: { subtype: 'Spirit' } } }),
            ],
          }),
        ),
      ],
    }),
  ],
})
