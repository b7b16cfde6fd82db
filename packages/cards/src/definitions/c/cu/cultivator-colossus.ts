import { card, did, draw, enters, exactly, keyword, may, put, the, triggered, when } from '@spellwright/dsl'

export const cultivatorColossus = card({
  name: 'Cultivator Colossus',
  cost: '{4}{G}{G}{G}',
  type: 'Creature — Plant Beast',
  power: '*',
  toughness: '*',
  abilities: [
    keyword('trample'),
    {
      kind: 'characteristicDefining',
      power: { kind: 'count', of: { controller: 'you', type: 'land' } },
      toughness: { kind: 'count', of: { controller: 'you', type: 'land' } },
    },
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'repeatProcess',
          effects: [
            may(
              {
                kind: 'choose',
                player: 'you',
                from: { zone: 'hand', type: 'land' },
                whose: 'you',
                count: exactly(1),
                as: 'card',
              },
              put('battlefield', the('card'), { enters: ['tapped'], as: 'land' }),
            ),
            when(did('land'), draw(1)),
          ],
          while: did('land'),
        },
      ],
    }),
  ],
})
