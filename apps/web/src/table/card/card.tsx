import { type ReactNode, useState } from 'react'
import { artOf } from '../../art/card-art.ts'
import { usePicture } from '../../pictures/use-picture.ts'
import styles from './card.module.css'
import type { CardLook } from './card-look.ts'
import { Keywords } from './keywords.tsx'
import { ManaCost, WithSymbols } from './symbols.tsx'

export type CardSize = 'tile' | 'hand' | 'large'

/** A card frame drawn from card data, with a generated drawing or the player's own picture. */
export function CardFrame({
  look,
  size,
  children,
  damage = 0,
}: {
  readonly look: CardLook
  readonly size: CardSize
  readonly damage?: number
  readonly children?: ReactNode
}): ReactNode {
  const [picture, setPicture] = useState<'art' | 'card' | undefined>()
  const isTile = size === 'tile'
  return (
    <span
      className={styles['card']}
      data-size={size}
      data-colour={look.colour}
      data-stats={look.stats !== '' || undefined}
      data-picture={picture}
    >
      <span className={styles['head']}>
        <span className={styles['name']}>{look.name}</span>
        {!isTile && (
          <span className={styles['cost']}>
            <ManaCost cost={look.manaCost} />
          </span>
        )}
      </span>
      <span className={styles['art']} style={picture === 'card' ? undefined : { backgroundImage: artOf(look) }}>
        {!look.faceDown && <Picture name={look.name} onShape={setPicture} />}
      </span>
      <span className={styles['type']}>{look.typeLine}</span>
      {isTile && <Keywords keywords={look.keywords} />}
      {!isTile && (look.text !== '' || look.sandbox) && (
        <span className={styles['text']}>
          {look.text.split('\n').map((line) => (
            <span key={line}>
              <WithSymbols text={line} />
            </span>
          ))}
          {look.sandbox && <span>No rules here: what it says is done by hand.</span>}
        </span>
      )}
      {look.produces && (isTile || look.text === '') && (
        <span className={styles['produces']}>
          <ManaCost cost={look.produces} />
        </span>
      )}
      {look.counters.length > 0 && (
        <span className={styles['counters']}>
          {look.counters.map(([kind, count]) => (
            <span key={kind} className={styles['counter']}>
              {count}×{kind}
            </span>
          ))}
        </span>
      )}
      {look.stats && (
        <span className={styles['stats']} data-changed={look.changed ?? undefined}>
          {look.loyalty === null ? look.stats : `◆${look.loyalty}`}
          {look.changed && <span aria-hidden="true">{look.changed === 'up' ? '▴' : '▾'}</span>}
        </span>
      )}
      {damage > 0 && (
        <span className={styles['damage']}>
          <span aria-hidden="true">✸</span>
          {damage}
        </span>
      )}
      {children}
    </span>
  )
}

/** The player's picture of a card; an upright picture shows the whole card, others only the art. */
function Picture({
  name,
  onShape,
}: {
  readonly name: string
  onShape(shape: 'art' | 'card' | undefined): void
}): ReactNode {
  const address = usePicture(name)
  if (address === null) return null
  return (
    <img
      key={address}
      className={styles['picture']}
      src={address}
      alt=""
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onShape(naturalHeight > naturalWidth ? 'card' : 'art')
      }
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
        onShape(undefined)
      }}
    />
  )
}
