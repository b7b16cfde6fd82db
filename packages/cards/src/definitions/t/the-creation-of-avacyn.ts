import {
  type Condition,
  card,
  chapter,
  did,
  exile,
  linked,
  loseLife,
  manaValueOf,
  matches,
  may,
  not,
  put,
  search,
  shuffle,
  the,
  when,
} from '@spellwright/dsl'

const IS_CREATURE: Condition = matches(linked('exiled'), { type: 'creature' })

export const theCreationOfAvacyn = card({
  name: 'The Creation of Avacyn',
  cost: '{1}{B}{B}',
  type: 'Enchantment — Saga',
  abilities: [
    chapter(1, { effects: [search({}), exile(the('found'), { faceDown: 'faceDown', linked: 'exiled' }), shuffle()] }),
    chapter(2, {
      effects: [
        { kind: 'turnFaceUp', what: linked('exiled') },
        when(IS_CREATURE, loseLife(manaValueOf(linked('exiled')))),
      ],
    }),
    chapter(3, {
      effects: [
        when(IS_CREATURE, may(put('battlefield', linked('exiled'), { under: 'you', as: 'put' }))),
        when(not(did('put')), put('hand', linked('exiled'))),
      ],
    }),
  ],
})
