import { card, did, enters, gainLife, put, search, shuffle, the, triggered, when } from '@spellwright/dsl'

export const brokersHideout = card({
  name: 'Brokers Hideout',
  type: 'Land',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'sacrifice', what: 'self', as: 'sacrificed' },
        when(did('sacrificed'), {
          kind: 'reflexiveTrigger',
          effects: [
            search({ type: 'land', supertype: 'basic', subtype: ['Forest', 'Plains', 'Island'] }),
            put('battlefield', the('found'), { enters: ['tapped'] }),
            shuffle(),
            gainLife(1),
          ],
        }),
      ],
    }),
  ],
})
