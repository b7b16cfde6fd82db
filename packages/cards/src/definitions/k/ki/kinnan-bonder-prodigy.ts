import { activated, all, card, mana, may, put, the, triggered } from '@spellwright/dsl'

export const kinnanBonderProdigy = card({
  name: 'Kinnan, Bonder Prodigy',
  cost: '{G}{U}',
  type: 'Legendary Creature — Human Druid',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'tappedForMana', object: { not: { type: 'land' }, controller: 'you' }, player: 'you' },
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'produced' } }],
    }),
    activated({
      cost: [mana('{5}{G}{U}')],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'seen' },
        may(
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('seen'),
            filter: { not: { subtype: 'Human' }, type: 'creature' },
            count: { min: 1, max: 1 },
            as: 'kept',
          },
          put('battlefield', the('kept')),
        ),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
