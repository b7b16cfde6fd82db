import { all, card, exactly, exileCost, keyword, mana, put, spell, the, X } from '@spellwright/dsl'

export const flashOfInsight = card({
  name: 'Flash of Insight',
  cost: '{X}{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: X, as: 'seen' },
        { kind: 'chooseAmong', player: 'you', among: the('seen'), count: exactly(1), as: 'kept' },
        put('hand', the('kept')),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'chosen' },
        }),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{1}{U}'), exileCost({ zone: 'graveyard', color: 'U' }, X)] }),
  ],
})
