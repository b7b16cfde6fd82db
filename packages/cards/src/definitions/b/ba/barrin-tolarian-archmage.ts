import { atBeginningOf, card, draw, enters, returnTo, target, the, triggered, upTo } from '@spellwright/dsl'

export const barrinTolarianArchmage = card({
  name: 'Barrin, Tolarian Archmage',
  cost: '{1}{U}{U}',
  type: 'Legendary Creature — Human Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ type: ['creature', 'planeswalker'], other: true }, { count: upTo(1) }) },
      effects: [returnTo('hand', the('permanent'))],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: {
        kind: 'happened',
        event: { kind: 'zoneChange', object: { owner: 'you' }, from: 'battlefield', to: 'hand' },
        when: 'thisTurn',
      },
      effects: [draw(1)],
    }),
  ],
})
