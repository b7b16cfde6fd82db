import {
  addSubtype,
  apply,
  card,
  chapter,
  createToken,
  gain,
  keyword,
  putCounters,
  target,
  the,
  token,
} from '@spellwright/dsl'

export const originOfSpiderMan = card({
  name: 'Origin of Spider-Man',
  cost: '{1}{W}',
  type: 'Enchantment — Saga',
  abilities: [
    chapter(1, {
      effects: [
        createToken(
          1,
          token({ colors: ['G'], type: 'Creature — Spider', power: 2, toughness: 1, abilities: [keyword('reach')] }),
        ),
      ],
    }),
    chapter(2, {
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        putCounters('+1/+1', 1, the('creature')),
        apply(
          the('creature'),
          [{ kind: 'addSupertype', supertypes: ['legendary'] }, addSubtype('Spider', 'Hero')],
          'game',
        ),
      ],
    }),
    chapter(3, {
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [apply(the('creature'), [gain('double strike')])],
    }),
  ],
})
