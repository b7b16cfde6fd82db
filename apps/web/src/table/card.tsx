import type { ReactNode } from 'react'
import { useSessionState } from '../session/session-context.ts'
import { imageAddress } from '../session/settings.ts'
import styles from './card.module.css'
import type { CardLook } from './card-look.ts'
import { KeywordIcons } from './keywords.tsx'
import { ManaCost, WithSymbols } from './symbols.tsx'

export type CardSize = 'tile' | 'hand' | 'large'

/** Small cards show keywords by themselves, so the lines that only list them are left out there. */
function linesOf({ text, keywords }: CardLook, size: CardSize): string[] {
  const lines = text.split('\n')
  if (size !== 'tile') return lines
  return lines.filter((line) => !line.split(', ').every((word) => keywords.includes(word.toLowerCase())))
}

/** A readable frame made from card data; a picture only if the player gave an address for pictures. */
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
  const pattern = useSessionState(({ settings }) => settings.images)
  const image = look.faceDown ? null : imageAddress(pattern, look.name)
  return (
    <span className={styles['card']} data-size={size} data-colour={look.colour}>
      <span className={styles['head']}>
        <span className={styles['name']}>{look.name}</span>
        <ManaCost cost={look.manaCost} />
      </span>
      {image && <img className={styles['image']} src={image} alt="" loading="lazy" />}
      <span className={styles['type']}>{look.typeLine}</span>
      {size === 'tile' && <KeywordIcons keywords={look.keywords} />}
      {(size !== 'tile' || (look.makes === '' && look.text !== '')) && (
        <span className={styles['text']}>
          {linesOf(look, size).map((line) => (
            <span key={line} className={styles['line']}>
              <WithSymbols text={line} />
            </span>
          ))}
          {look.sandbox && <span className={styles['line']}>No rules: played by hand.</span>}
        </span>
      )}
      {look.makes && (size === 'tile' || look.text === '') && (
        <span className={styles['makes']}>
          <ManaCost cost={look.makes} />
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
      {look.body && (
        <span className={styles['body']} data-changed={look.changed ?? undefined}>
          {look.loyalty === null ? look.body : `◆${look.loyalty}`}
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
