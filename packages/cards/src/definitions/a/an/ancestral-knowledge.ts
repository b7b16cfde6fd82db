import {
  all,
  anyNumber,
  card,
  enters,
  exile,
  keyword,
  leaves,
  mana,
  put,
  shuffle,
  the,
  triggered,
} from '@spellwright/dsl'

export const ancestralKnowledge = card({
  name: 'Ancestral Knowledge',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    keyword({ kind: 'cumulativeUpkeep', cost: [mana('{1}')] }),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 10, as: 'top' },
        { kind: 'chooseAmong', player: 'you', among: the('top'), count: anyNumber, as: 'cards' },
        exile(the('cards')),
        put('library', all({ zone: 'library', among: the('top') }), { library: { position: 'top', order: 'chosen' } }),
      ],
    }),
    triggered({ on: leaves('self'), effects: [shuffle()] }),
  ],
})
