import { card, did, enters, gainLife, put, search, shuffle, the, triggered, when } from '@spellwright/dsl'

export const obscuraStorefront = card({
  name: 'Obscura Storefront',
  type: 'Land',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'sacrifice', what: 'self', as: 'sacrificed' },
        when(did('sacrificed'), {
          kind: 'reflexiveTrigger',
          effects: [
            search({ type: 'land', supertype: 'basic', subtype: ['Plains', 'Island', 'Swamp'] }),
            put('battlefield', the('found'), { enters: ['tapped'] }),
            shuffle(),
            gainLife(1),
          ],
        }),
      ],
    }),
  ],
})
