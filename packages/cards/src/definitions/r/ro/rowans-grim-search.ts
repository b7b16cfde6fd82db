import { all, card, draw, keyword, loseLife, put, spell, the, upTo, when } from '@spellwright/dsl'

export const rowansGrimSearch = card({
  name: "Rowan's Grim Search",
  cost: '{2}{B}',
  type: 'Instant',
  abilities: [
    keyword('bargain'),
    spell({
      effects: [
        when(
          { kind: 'paid', cost: 'bargain' },
          { kind: 'lookAtTop', player: 'you', count: 4, as: 'looked' },
          { kind: 'chooseAmong', player: 'you', among: the('looked'), count: upTo(2), as: 'kept' },
          put('graveyard', all({ zone: 'library', among: the('looked'), not: { among: the('kept') } })),
          put('library', the('kept'), { library: { position: 'top', order: 'chosen' } }),
        ),
        draw(2),
        loseLife(2),
      ],
    }),
  ],
})
