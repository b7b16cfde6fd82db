import { card, keyword, returnTo, spell, target, the, upTo } from '@spellwright/dsl'

export const dewdropCure = card({
  name: 'Dewdrop Cure',
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'gift', gift: 'card' }),
    spell({
      targets: {
        cards: target(
          { zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 2 } },
          { count: upTo({ kind: 'if', condition: { kind: 'paid', cost: 'gift' }, then: 3, else: 2 }) },
        ),
      },
      effects: [returnTo('battlefield', the('cards'))],
    }),
  ],
})
