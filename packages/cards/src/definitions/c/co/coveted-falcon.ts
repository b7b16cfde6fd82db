import {
  anyNumber,
  apply,
  attacks,
  card,
  count,
  draw,
  keyword,
  mana,
  target,
  targetOpponent,
  the,
  triggered,
  youControlIt,
} from '@spellwright/dsl'

export const covetedFalcon = card({
  name: 'Coveted Falcon',
  cost: '{1}{U}{U}',
  type: 'Artifact Creature — Bird',
  power: 1,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({
      on: attacks('self'),
      targets: { permanent: target({ owner: 'you', not: { controller: 'you' } }) },
      effects: [apply(the('permanent'), [youControlIt], 'game')],
    }),
    keyword({ kind: 'disguise', cost: [mana('{1}{U}')] }),
    triggered({
      on: { kind: 'turnedFaceUp', object: 'self' },
      targets: { opponent: targetOpponent, permanents: target({ controller: 'you' }, { count: anyNumber }) },
      effects: [
        apply(the('permanents'), [{ kind: 'setController', player: the('opponent') }], 'game'),
        draw(count({ among: the('permanents'), controller: the('opponent') })),
      ],
    }),
  ],
})
