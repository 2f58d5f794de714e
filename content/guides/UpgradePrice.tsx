import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import * as styles from './UpgradePrice.module.css';

interface UpgradePriceProps {
  /** Prices per interval, in `currency`. */
  oldPrice: number;
  newPrice: number;
  /** Days since the last billing date. */
  daysUsed: number;
  /** Days in the interval. */
  interval: number;
  /** ISO code. */
  currency: string;
}

/** Calculates what a customer pays for an upgrade in the middle of the interval. */
export default function UpgradePrice({ currency, ...start }: UpgradePriceProps): ReactNode {
  const [values, setValues] = useState(start);
  const { oldPrice, newPrice, interval } = values;
  const daysLeft = Math.max(0, interval - values.daysUsed);
  const charge = interval > 0 ? ((newPrice - oldPrice) * daysLeft) / interval : 0;
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const set = (name: keyof typeof start) => (value: number) => setValues({ ...values, [name]: value });
  return (
    <div className={styles.calculator} role="group" aria-label="Upgrade price">
      <NumberField label={`Old price (${currency})`} value={oldPrice} onChange={set('oldPrice')} />
      <NumberField label={`New price (${currency})`} value={newPrice} onChange={set('newPrice')} />
      <NumberField label="Days in the interval" value={interval} onChange={set('interval')} />
      <NumberField label="Days used" value={values.daysUsed} onChange={set('daysUsed')} />
      <output className={styles.result}>
        {charge > 0
          ? `Charge today: ${money.format(charge)} for ${daysLeft} of ${interval} days. Next renewal: ${money.format(newPrice)}.`
          : `Nothing to charge today. Next renewal: ${money.format(newPrice)}.`}
      </output>
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function NumberField({ label, value, onChange }: NumberFieldProps): ReactNode {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min="0"
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(Math.max(0, event.target.valueAsNumber || 0))}
      />
    </p>
  );
}
