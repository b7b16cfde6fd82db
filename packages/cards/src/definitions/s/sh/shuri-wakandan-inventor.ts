import { activated, card, costsLess, mana, tap, target, the } from '@spellwright/dsl'

export const shuriWakandanInventor = card({
  name: 'Shuri, Wakandan Inventor',
  cost: '{1}{U}',
  type: 'Legendary Creature — Human Artificer Hero',
  power: 2,
  toughness: 1,
  abilities: [
    costsLess('you', { type: 'artifact' }, '{1}'),
    activated({
      cost: [mana('{1}'), tap],
      targets: {
        artifact: target({ type: 'artifact', controller: 'you' }),
        second: target({ type: 'artifact', controller: 'you' }, { differentFrom: [the('artifact')] }),
      },
      effects: [
        {
          kind: 'becomeCopy',
          what: the('artifact'),
          of: the('second'),
          until: 'endOfTurn',
          except: [{ kind: 'removeSupertype', supertypes: ['legendary'] }],
        },
      ],
      timing: 'sorcery',
    }),
  ],
})
