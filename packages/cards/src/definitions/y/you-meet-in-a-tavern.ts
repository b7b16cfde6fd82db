import { all, anyNumber, card, chooseOne, pump, put, spell, the } from '@spellwright/dsl'

export const youMeetInATavern = card({
  name: 'You Meet in a Tavern',
  cost: '{2}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: chooseOne(
        {
          label: 'Form a Party',
          effects: [
            { kind: 'lookAtTop', player: 'you', count: 5, as: 'seen' },
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('seen'),
              filter: { type: 'creature' },
              count: anyNumber,
              as: 'cards',
            },
            { kind: 'reveal', what: the('cards') },
            put('hand', the('cards')),
            put('library', all({ zone: 'library', among: the('seen') }), {
              library: { position: 'bottom', order: 'random' },
            }),
          ],
        },
        { label: 'Start a Brawl', effects: [pump(all({ type: 'creature', controller: 'you' }), 2, 2)] },
      ),
      effects: [],
    }),
  ],
})
