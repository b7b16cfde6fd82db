import { all, bound, card, createToken, keywords, rule, spell, the, token } from '@spellwright/dsl'

export const glenElendrasAnswer = card({
  name: "Glen Elendra's Answer",
  type: 'Instant',
  cost: '{2}{U}{U}',
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    spell({
      effects: [
        { kind: 'bind', as: 'theirs', what: all({ zone: 'stack', stackKind: 'any', controller: 'opponent' }) },
        { kind: 'counterSpell', what: the('theirs'), as: 'countered' },
        createToken(
          bound('countered'),
          token({
            colors: ['U', 'B'],
            type: 'Creature — Faerie',
            power: 1,
            toughness: 1,
            abilities: keywords('flying'),
          }),
        ),
      ],
    }),
  ],
})
