import {
  activated,
  apply,
  atBeginningOf,
  card,
  chooseOne,
  createToken,
  gain,
  rule,
  ruleUntil,
  sacrifice,
  tapIt,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const komaCosmosSerpent = card({
  name: 'Koma, Cosmos Serpent',
  cost: '{3}{G}{G}{U}{U}',
  type: 'Legendary Creature — Serpent',
  power: 6,
  toughness: 6,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [
        createToken(
          1,
          token({ name: "Koma's Coil", colors: ['U'], type: 'Creature — Serpent', power: 3, toughness: 3 }),
        ),
      ],
    }),
    activated({
      cost: [sacrifice({ subtype: 'Serpent', other: true })],
      modes: chooseOne(
        {
          targets: { permanent: target({}) },
          effects: [
            tapIt(the('permanent')),
            ruleUntil({ kind: 'cantActivate', object: the('permanent'), ability: 'any' }),
          ],
        },
        { effects: [apply('self', [gain('indestructible')])] },
      ),
      effects: [],
    }),
  ],
})
