interface ProgressBarProps {
  label: string
  value: number
  max: number
}

export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress
    aria-label={label}
    max={Math.max(1, max)}
    value={value}
    className="block h-2 w-full overflow-hidden rounded-full bg-sunken accent-primary-strong [&::-moz-progress-bar]:bg-primary-strong [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary-strong"
  />
)
